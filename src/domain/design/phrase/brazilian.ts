import type { WireTestCase } from '../../contracts/ai-generate.ts'

/** What the European phrase book says, and how it is said in Brazil; capital letters are kept. */
const words: [european: string, brazilian: string][] = [
  ['iniciar sessão como', 'fazer login como'],
  ['sessão iniciada como', 'login feito como'],
  ['há sessão iniciada em dois navegadores', 'há login feito em dois navegadores'],
  ['não são precisos', 'não se aplica'],
  ['em causa', 'em questão'],
  ['o mesmo local', 'a mesma tela'],
  ['o local em questão', 'a tela em questão'],
  ['iniciar sessão', 'fazer login'],
  ['sessão iniciada', 'login feito'],
  ['registado', 'registrado'],
  ['registada', 'registrada'],
  ['registados', 'registrados'],
  ['registadas', 'registradas'],
  ['registar', 'registrar'],
  ['contacto', 'contato'],
  ['descarregar', 'baixar'],
  ['descarregado', 'baixado'],
  ['palavras-passe', 'senhas'],
  ['hífenes', 'hifens'],
  ['dígito de controlo', 'dígito verificador'],
  ['utilizadores', 'usuários'],
  ['utilizador', 'usuário'],
  ['ficheiros', 'arquivos'],
  ['ficheiro', 'arquivo'],
  ['ecrãs', 'telas'],
  ['ecrã', 'tela'],
  ['registos', 'registros'],
  ['registo', 'registro'],
  ['guardar', 'salvar'],
  ['guardados', 'salvos'],
  ['guardadas', 'salvas'],
  ['guardado', 'salvo'],
  ['guardada', 'salva'],
  ['palavra-passe', 'senha'],
  ['telemóvel', 'celular'],
  ['aceites', 'aceitos'],
  ['é aceite', 'é aceito'],
  ['valor aceite', 'valor aceito'],
  ['carácter', 'caractere'],
  ['introduzir', 'digitar'],
  ['acrescentar', 'adicionar'],
  ['acrescentado', 'adicionado'],
  ['acrescenta', 'adiciona'],
  ['retirar o filtro', 'remover o filtro'],
  ['algarismos', 'dígitos'],
  ['em lado nenhum', 'em lugar nenhum'],
  ['noutra', 'em outra'],
  ['noutro', 'em outro'],
  ['continua a haver', 'continua havendo'],
  ['continua a aparecer', 'continua aparecendo'],
  ['acertar o relógio', 'ajustar o relógio'],
  ['voltar a ver', 'verificar de novo'],
  ['voltar a ligar', 'religar'],
  ['é assinalado que falta', 'é informado que falta'],
  ['funciona como habitualmente', 'funciona como de costume'],
  ['foi introduzido', 'foi digitado'],
  ['ser introduzido', 'ser digitado'],
  ['terminar a sessão, voltar a iniciá-la', 'sair, fazer login de novo'],
  ['aspeto', 'aspecto'],
  ['designer integrado', 'gerador integrado'],
  ['por omissão', 'por padrão'],
  ['lê-se', 'aparece'],
  ['veem-se', 'aparecem'],
  ['vê-se', 'aparece'],
]
const european = new Map(words)
const any = new RegExp(`(?<!\\p{L})(?:${words.map(([one]) => one).join('|')})(?!\\p{L})`, 'giu')

function inBrazil(text: string): string {
  return text
    .replace(any, (found) => {
      const said = european.get(found.toLowerCase()) ?? found
      return /^\p{Lu}/u.test(found) ? said.charAt(0).toUpperCase() + said.slice(1) : said
    })
    .replace(/o local em questão/giu, 'a tela em questão')
    .replace(/: aceite(?= )/gu, ': aceito')
    .replace(/ aceite(?=,)/gu, ' aceito')
    .replaceAll('«', '“')
    .replaceAll('»', '”')
}

export function brazilianCase(testCase: WireTestCase): WireTestCase {
  return {
    ...testCase,
    title: inBrazil(testCase.title),
    description: inBrazil(testCase.description),
    preconditions: testCase.preconditions.map(inBrazil),
    ...(testCase.priorityReason === undefined ? {} : { priorityReason: inBrazil(testCase.priorityReason) }),
    steps: testCase.steps.map(({ step, data, expected }) => ({
      step: inBrazil(step),
      data: inBrazil(data),
      expected: inBrazil(expected),
    })),
    ...(testCase.assumptions === undefined ? {} : { assumptions: testCase.assumptions.map(inBrazil) }),
  }
}
