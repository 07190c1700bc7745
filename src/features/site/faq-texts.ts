import { inLanguage } from '#src/lib/language.ts'

export const faqTexts = inLanguage({
  en: {
    title: 'Questions testers ask',
    list: [
      {
        question: 'Which issue trackers work?',
        answer:
          'Jira Cloud, that is sites at atlassian.net. Other trackers are planned; write to us which one you need.',
      },
      {
        question: 'Where does my API token go?',
        answer:
          'It is encrypted in your browser with a key that cannot be copied out of it. For each ticket it passes through our server to Jira; the server keeps nothing of it and writes it to no log.',
      },
      {
        question: 'Who sees the text of my tickets?',
        answer:
          'Our server reads the ticket and may send its title, description and criteria to an AI provider, which writes the cases. Our database holds how many runs you used, never the text. Results are kept in your browser.',
      },
      {
        question: 'What if a ticket has no clear acceptance criteria?',
        answer:
          'Casewright looks for Given/When/Then, lists, tables, checklists and a criteria field. It marks what it had to assume. If it finds no criteria at all, it says so and the run does not count.',
      },
      {
        question: 'Do I have to take the cases as they come?',
        answer:
          'No. They are a draft by a careful colleague: change titles, steps and data, add and delete cases, undo and redo. A grid shows which criterion has no test case yet.',
      },
      {
        question: 'What is enrichment?',
        answer:
          'Extra negative, edge and boundary cases beside those that the criteria ask for. It belongs to the Pro plan and is switched on in Settings.',
      },
      {
        question: 'Where is my history?',
        answer:
          'In your browser, up to 100 results for each account. They stay after you log out, and a backup file takes them to another browser.',
      },
      {
        question: 'Can I try it for free?',
        answer:
          'An account costs nothing, and free trials are available: write to us from the address of your account and we switch on a plan for a while.',
      },
    ],
  },
  es: {
    title: 'Lo que preguntan los testers',
    list: [
      {
        question: '¿Con qué gestores de tickets funciona?',
        answer: 'Con Jira Cloud, es decir, los sitios de atlassian.net. Habrá otros; escríbanos cuál necesita.',
      },
      {
        question: '¿A dónde va mi token de API?',
        answer:
          'Se cifra en su navegador con una clave que no se puede copiar fuera de él. En cada ticket pasa por nuestro servidor hacia Jira; el servidor no guarda nada de él ni lo escribe en ningún registro.',
      },
      {
        question: '¿Quién ve el texto de mis tickets?',
        answer:
          'Nuestro servidor lee el ticket y puede enviar su título, su descripción y sus criterios a un proveedor de IA, que escribe los casos. Nuestra base de datos guarda cuántas generaciones usó, nunca el texto. Los resultados quedan en su navegador.',
      },
      {
        question: '¿Y si un ticket no tiene criterios de aceptación claros?',
        answer:
          'Casewright busca Dado/Cuando/Entonces, listas, tablas, listas de control y un campo de criterios. Señala lo que tuvo que suponer. Si no encuentra ningún criterio, lo dice y la generación no cuenta.',
      },
      {
        question: '¿Tengo que aceptar los casos tal como vienen?',
        answer:
          'No. Son el borrador de un colega cuidadoso: cambie títulos, pasos y datos, agregue y elimine casos, deshaga y rehaga. Una cuadrícula muestra qué criterio todavía no tiene caso de prueba.',
      },
      {
        question: '¿Qué es el enriquecimiento?',
        answer:
          'Casos negativos, extremos y de valores límite, además de los que piden los criterios. Pertenece al plan Pro y se activa en Configuración.',
      },
      {
        question: '¿Dónde está mi historial?',
        answer:
          'En su navegador, hasta 100 resultados por cuenta. Permanecen después de cerrar la sesión, y una copia de seguridad los lleva a otro navegador.',
      },
      {
        question: '¿Puedo probarlo gratis?',
        answer:
          'La cuenta no cuesta nada y hay pruebas gratuitas: escríbanos desde la dirección de su cuenta y activamos un plan por un tiempo.',
      },
    ],
  },
})
