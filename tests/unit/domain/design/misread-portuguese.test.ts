import { describe, expect, it } from 'vitest'
import { isSound } from '#domain/design/frame/sound.ts'
import { observed } from '#domain/design/phrase/portuguese-grammar.ts'
import { casesIn } from './support/lines.ts'

const wrongIn = (text: string, wrong: RegExp) => expect(casesIn('pt', text).join('\n')).not.toMatch(wrong)

describe('a reading that misses the sentence', () => {
  it.each([
    ['an age that has a discount', 'Júnior: dos 6 aos 15 anos, menos 30 %.', /Introduzir «Júnior»/],
    ['the size of a button', 'Os botões têm pelo menos 12 mm de lado.', /Introduzir os botões/],
    [
      'how long it takes until the screen locks',
      'Passados 40 segundos sem toques o ecrã bloqueia. À quarta falha o código é anulado.',
      /bloqueios iguais/,
    ],
    [
      'what a purpose takes does not follow from it',
      'Para confirmar a compra, o sócio digita um código recebido por SMS.',
      /^Confirmar a compra/m,
    ],
    [
      'the second subject is the one that goes on',
      'A página "Cursos" lista os três cursos abertos, e o curso atual aparece com o selo "Em curso" e não pode ser selecionado.',
      /selecionar a página/,
    ],
    ['a person who is reminded is no entry', 'O professor é lembrado por e-mail.', /Alterar o professor/],
  ])('%s', (_, text, wrong) => {
    wrongIn(text, wrong)
  })
})

describe('a case in Portuguese', () => {
  const sound = (step: string, expected: string) =>
    isSound({ title: 'Um caso', steps: [{ step, data: 'Nenhum', expected }] }, 'pt')

  it.each([
    ['Reservar a sala com no mínimo 3 e no máximo 40 dias de antecedência', 'É possível.'],
    ['Passar de um dos limites', 'Vê "Limite atingido".'],
    ['Criar esta situação: não há resposta nesse prazo', 'A reserva passa para "Confirmada".'],
    ['Criar esta situação: não há resposta', 'Ela passa para "Confirmada".'],
    ['Preparar esta situação e abrir a página: até lá', 'O pedido aparece como "Agendado".'],
    ['Criar um caso com 17 anos', 'Isto não vale: recebe só o segundo.'],
    ['Guardar', 'Opcional, durante 48 horas.'],
    ['Consultar Toda', 'Toda reserva aparece como "Pendente".'],
    ['Salvar o formulário sem o com nota 1 o comentário', 'Não é possível.'],
  ])('is not written: %s | %s', (step, expected) => {
    expect(sound(step, expected)).toBe(false)
  })

  it.each([
    ['Pagar 10,01 € como sócio', 'Decide o coordenador.'],
    ['Tentar reservar com no mínimo 3 dias', 'Não é possível.'],
  ])('is written: %s | %s', (step, expected) => {
    expect(sound(step, expected)).toBe(true)
  })

  it('keeps the words of a message', () => {
    expect(observed('Deve mostrar "A data deve estar livre"')).toBe('mostra "A data deve estar livre"')
  })
})
