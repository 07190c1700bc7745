/** Steps, results and pairs of both that a French case may not have. */

const oneOf = (...shapes: RegExp[]): RegExp => new RegExp(shapes.map(({ source }) => source).join('|'), 'u')

export const frenchStep = oneOf(
  / ,|^Essayer un exemple de cette règle$|^Consulter (?:si|quand|que|une? seule?) |^Consulter [^«"]*\d|^Consulter (?:les |l['’])autres?(?!\p{L})/u,
  // "un copropriétaire dont le compte": the verb of the relative clause was taken for the main one.
  /(?<!\p{L})dont (?:(?:les?|la) |l['’])\p{L}+$/u,
  // A preposition without a verb is no situation.
  /(?:cette situation|la page)(?: et ouvrir la page)? : (?:sans|passé|après|avant|dès|depuis|pendant|jusqu|au-delà|hors|à partir|en|au|à) /u,
  // Words that stand for something named elsewhere.
  /^\p{Lu}\p{L}+ (?:ils?|elles?|on|cela|ça)(?!\p{L})|^Essayer avec ceci : (?:toute? autre|les? suivants?(?!\p{L})|la suivante|les autres)/u,
  /(?<!\p{L})(?:ou|et) (?:si |s['’]ils? |lorsqu|quand )/u,
  // An object that was a pronoun.
  /^(?:Retirer|Modifier|Supprimer|Refuser|Accepter|Consulter|Changer|Corriger|Publier|Archiver|Rouvrir|Réactiver|Renvoyer)$/u,
  // What only one may have, and what a relative clause adds, is a rule.
  /^[^«"]* qu['’](?:à|en|une?) |^[^«"]*, (?:qui|dont|ce qui|lequel|laquelle) /u,
  // A time or a period in words, without the moments on both sides of it.
  /^[^«"|]*(?:jusqu['’]à \d+ ?h(?!\p{L})|, une fois par |(?<!\p{L})de (?:\d+|une?|deux) à (?:\d+|deux|trois|quatre|cinq|six) (?:jours|semaines|mois|ans)(?!\p{L}))/u,
  // The rule about a limit again, without a value on either side of it.
  /^Essayer avec ceci : .*\d|^Essayer .*(?:sans frais|gratuitement|(?:pendant|durant) (?:\d|une?|deux|trois|quatre|cinq|six) )/u,
  // A limit in words, or two at once, without the values to try.
  /(?<!\p{L})(?:jusqu['’]à|au plus tard|au plus|au maximum|au moins) \d+ \p{L}+ (?:avant|après)(?!\p{L})/u,
  /^[^«"]*(?<!\p{L})(?:de|à) \d+ \p{L}+ [^«"]*(?<!\p{L})(?:et|ou) (?:de|à) \d+ \p{L}+ /u,
)

export const frenchExpected = oneOf(
  /^Un (?:seul|nouveau) [^«:]* et \p{L}+ (?:de|des?|du|la|les?|une?) /u,
  /^(?:Et|Ou|Mais) |^Avant, un|(?<!\p{L})ne l['’]est que |^Un message l['’]|: ?\.?$| ,/u,
  // A rule is not what is seen.
  /^(?:[^«]|«[^»]*»)*(?<!\p{L})(?:au moins|au plus|maximum|minimum) (?:[^«]|«[^»]*»)*(?:est|sont) (?:exigée?s?|requise?s?|obligatoires?)(?!\p{L})/u,
  /^(?![^|]*(?:affich|apparaî|voit|«))[^«]* (?:doit|doivent) /u,
  /^(?:Tous|Toutes) les \p{L}+\.$/u,
  // "Clique sur": the subject is missing.
  /(?:uniquement|seulement)\.$/u,
  /^(?:Clique|Appuie|Saisit|Choisit|Sélectionne|Coche|Valide|Confirme|Enregistre) /u,
)

const looked = (step: RegExp, seen: RegExp): RegExp =>
  new RegExp(`${step.source}[^|]*\\| (?:[^«|]|«[^»]*»)*?(?<!\\p{L})${seen.source}`, 'u')

export const frenchLost = oneOf(
  /^(?:Consulter|Ouvrir) [^|]* \| (?:Ils?|Elles?|Celui-ci|Celle-ci) (?!y a |faut |est (?:im)?possible )/u,
  /^Provoquer le cas prévu \| [^«;]{0,30} y (?:figure|figurent|apparaît|apparaissent)\.$/u,
  // A pronoun that is not what the step names.
  /^(?![^|]*(?<!\p{L})(?:[Uu]n|[Ll]e|[Cc]e|du|au|[Ss]on|premier|second) )[^|]*\| Il (?!(?:n['’])?y (?:en )?a|faut|est demandé|(?:n['’])?est (?:pas |plus )?(?:im)?possible|s['’]agit|existe|reste|manque)/u,
  /^(?![^|]*(?<!\p{L})(?:[Uu]ne|[Ll]a|[Cc]ette|[Ss]a|première|seconde) )[^|]*\| Elle /u,
  /^Régler [^|]*\| (?:Il|Elle)s? (?!y a)/u,
  looked(/^Se connecter /u, /ne voi(?:t|ent) que?(?!\p{L})/u),
  // What somebody does is not seen by signing in.
  /^Se connecter en tant qu[e'’] ?[^|]* et ouvrir la page concernée \| (?![^|]*(?:«|(?<!\p{L})(?:voi(?:t|en)|consulte(?:nt)?(?!\p{L})|li(?:t|sent)(?!\p{L})|accède|trouve|retrouve|visualise|affich|apparaî|visible|masqu|montr|proposé)))/u,
  looked(/^Se connecter /u, /(?:la|le|les) (?:fai|fon|consult|voi)/u),
  // A change comes about by an event, an order needs records, a notice is no part of a page, and time passes.
  looked(
    /^Consulter /u,
    /(?:re)?(?:passe|passent|devient|deviennent|reçoit|reçoivent|trie|triée?s?|classée?s?)(?!\p{L})/u,
  ),
  looked(
    /^Consulter /u,
    /(?:est|sont) (?:\p{L}+ment )?(?:recalculé|annulé|supprimé|libéré|archivé|clôturé|retenu|remboursé|débité|prélevé|crédité|envoyé|transmis|averti|prévenu|placé|servi)/u,
  ),
  looked(
    /^Consulter /u,
    /(?:pendant|au bout de|jusqu['’]au|sous|après|avant|tous les|toutes les|dans les) \d+ \p{L}+/u,
  ),
  // What lasts, or comes again and again, is not seen at once.
  /^(?!Régler|Attendre|Changer la date)[^|]* \| (?:[^«|]|«[^»]*»)*?(?<!\p{L})(?:pendant|durant|toutes les|tous les|dans les|au bout de|sous|à(?= \S+ jours d['’]intervalle)) (?:\d+|deux|trois|quatre|cinq|six|sept|huit|dix|quinze|trente) (?:\p{L}+ )?(?:secondes?|minutes?|heures?|jours?|semaines?|mois|ans?|années?)(?!\p{L})/u,
  looked(/^Préparer cette situation et ouvrir /u, /\d+ \p{L}+ (?:après|plus tard)(?!\p{L})/u),
  looked(/^Préparer cette situation et ouvrir /u, /(?:reçoit|reçoivent)(?!\p{L})/u),
  // Each of the two has a result of its own.
  /^\p{Lu}\p{L}+(?:er|ir|re) ou \p{L}+(?:er|ir|re) [^|]*\| (?:Après rechargement, |Le nouvel état|La nouvelle valeur|N['’]apparaît plus)/u,
  // The tiers of a table, without the value that falls into one of them.
  /^[^|\d]*\| (?=[^|]*(?:en dessous|jusqu|au-del|à partir de|entre|dès))(?:[^|]*?\d ?[%€]){3}/u,
)
