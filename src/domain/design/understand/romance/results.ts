import type { Romance } from './grammar.ts'

const results: Record<Romance, [RegExp, string][]> = {
  es: [
    [/^(?:ver|consultar|abrir|leer|visualizar)$/i, 'Se abre y se puede leer entero.'],
    [/^(?:descargar|exportar|imprimir)$/i, 'El archivo se genera y se abre sin errores.'],
    [/^(?:eliminar|borrar|retirar|quitar|suprimir)$/i, 'Deja de figurar, también tras recargar.'],
    [/^(?:modificar|cambiar|editar|corregir|ajustar|actualizar)$/i, 'Tras recargar se lee el valor nuevo.'],
    [
      /^(?:aprobar|aceptar|rechazar|validar|anular|cancelar|cerrar|publicar|archivar|activar|desactivar|bloquear|desbloquear|remitir|devolver|reabrir)$/i,
      'Tras recargar figura el nuevo estado.',
    ],
    [
      /^(?:crear|añadir|pedir|reservar|registrar|adjuntar|solicitar|subir|inscribir|apuntarse|comprar|duplicar)$/i,
      'Tras recargar figura como entrada nueva.',
    ],
  ],
  pt: [
    [/^(?:ver|consultar|abrir|ler|visualizar)$/i, 'Abre-se e lê-se por inteiro.'],
    [/^(?:descarregar|baixar|exportar|imprimir)$/i, 'O ficheiro é gerado e abre sem erros.'],
    [/^(?:eliminar|apagar|retirar|remover|excluir)$/i, 'Deixa de figurar, também após recarregar.'],
    [
      /^(?:modificar|alterar|mudar|editar|corrigir|ajustar|atualizar|remarcar|antecipar)$/i,
      'Após recarregar lê-se o novo valor.',
    ],
    [
      /^(?:aprovar|aceitar|recusar|rejeitar|validar|anular|cancelar|encerrar|fechar|publicar|arquivar|ativar|desativar|bloquear|desbloquear|devolver|reabrir|liberar)$/i,
      'Após recarregar figura o novo estado.',
    ],
    [
      /^(?:criar|acrescentar|adicionar|pedir|reservar|registar|registrar|anexar|solicitar|carregar|inscrever|comprar|duplicar)$/i,
      'Após recarregar figura como novo registo.',
    ],
  ],
  fr: [
    [/^(?:voir|consulter|ouvrir|lire|visualiser)$/i, "Tout s'ouvre et se lit en entier."],
    [/^(?:télécharger|exporter|imprimer)$/i, "Le fichier est produit et s'ouvre sans erreur."],
    [/^(?:supprimer|effacer|retirer|enlever)$/i, "N'apparaît plus, même après rechargement."],
    [/^(?:modifier|changer|corriger|ajuster|déplacer)$/i, 'Après rechargement, on lit la nouvelle valeur.'],
    [
      /^(?:approuver|accepter|refuser|valider|annuler|clôturer|fermer|publier|archiver|activer|désactiver|bloquer|débloquer|remettre|rouvrir)$/i,
      'Après rechargement, le nouvel état est affiché.',
    ],
    [
      /^(?:créer|ajouter|demander|réserver|enregistrer|joindre|déposer|inscrire|acheter|dupliquer)$/i,
      'Après rechargement, le nouvel élément est affiché.',
    ],
  ],
}

/** What is seen where somebody was allowed to do something. */
export function visibleResult(verb: string, language: Romance): string {
  return results[language].find(([verbs]) => verbs.test(verb))?.[1] ?? ''
}
