import type { CasePattern } from '../pattern.ts'
import { act, group, must, thing, who } from './words.ts'

const aged: CasePattern = {
  title: [
    "{who:bare} : {span} aujourd'hui admis, demain refusé",
    "{span} aujourd'hui : admis ; {span} demain : refusé",
  ],
  type: 'Boundary',
  given: ['Nous sommes le {today}.'],
  steps: [
    "Valider le formulaire pour une personne qui a {span} aujourd'hui | Date de naissance : {span:ago} | C'est accepté et affiché après rechargement.",
    "Valider le formulaire pour une personne qui n'aura {span} que demain | Date de naissance : {span:ago+1} | {beyond}",
  ],
}
const ageAt =
  "(?: (?:révolus?|minimum|au minimum|au moins))?(?: (?:à la date|le jour|au moment|au jour|à la) (?:de |du |de la |de l'|d')?(?<place>[^,;:()]{3,50}?))?"
const years = '<span=\\d{1,2} ans>'

/** Ages, dates and hours between which something is possible. */
export const dates = group(
  'ans|majeur|date|avant|après|jusqu|entre|du \\d|partir du|futur|passé|h|veille|lendemain|jour',
  [
    {
      said: `${who} ${must} (?:être âgée?s? d'|avoir )(?:au moins|au minimum|plus de) ${years}${ageAt}`,
      example: 'Le conducteur doit avoir au moins 21 ans à la date de prise en charge.',
      cases: [
        {
          title: [
            '{who:bare} : {span} ce jour-là admis, le lendemain refusé',
            '{span} ce jour-là admis, le lendemain refusé',
          ],
          type: 'Boundary',
          given: ['La date qui compte est le {today} ({place}).'],
          steps: [
            "Valider le formulaire pour une personne qui a {span} ce jour-là | Date de naissance : {span:ago} | C'est accepté et affiché après rechargement.",
            'Valider le formulaire pour une personne qui a {span} le lendemain | Date de naissance : {span:ago+1} | {beyond}',
          ],
        },
      ],
    },
    {
      said: `${who} ${must} (?:être âgée?s? d'|avoir )(?:au moins|au minimum|plus de) ${years}(?: (?:révolus?|minimum))?(?: pour ${act()})?`,
      example: "Le joueur doit avoir au moins 16 ans. Sinon, « Âge minimum non atteint » s'affiche.",
      cases: [aged],
    },
    {
      said: `${thing('field')} (?:est|sont) (?:réservée?s?|ouverte?s?|accessibles?|autorisée?s?) (?:aux (?:personnes|usagers|adhérents|clients|joueurs|enfants|visiteurs|conducteurs|participants|membres)(?: âgée?s?)? (?:de |d'au moins |de plus de )?|aux plus de |à partir de |dès |aux )${years}(?: et plus| au moins| minimum| ou plus| révolus)?`,
      example: "Le cours d'escalade est réservé aux personnes de 14 ans et plus.",
      cases: [
        {
          ...aged,
          title: [
            "{field:bare} : {span} aujourd'hui admis, demain refusé",
            "{span} aujourd'hui : admis ; {span} demain : refusé",
          ],
        },
      ],
    },
    {
      said: `L'âge minimum (?:pour ${act()} |du \\p{L}+ |de la \\p{L}+ |de l'\\p{L}+ |requis )?est (?:de |fixé à )?${years}`,
      example: "L'âge minimum pour louer un scooter est de 18 ans.",
      cases: [
        {
          title: ["{span} aujourd'hui : admis ; {span} demain : refusé"],
          type: 'Boundary',
          given: ['Nous sommes le {today}.'],
          steps: [
            "Valider le formulaire pour une personne qui a {span} aujourd'hui | Date de naissance : {span:ago} | C'est accepté et affiché après rechargement.",
            "Valider le formulaire pour une personne qui n'aura {span} que demain | Date de naissance : {span:ago+1} | {beyond}",
          ],
        },
      ],
    },
    {
      said: `(?<field>(?:La|Le|L') ?[^,;:()]{2,50}?) ne ${must.replace('(?:', '(?:peut|')} pas être (?:dans le passé|antérieure? à (?:la date du jour|aujourd'hui|la date actuelle|la date courante)|passée?|une date passée)`,
      example: 'La date de livraison ne peut pas être antérieure à la date du jour.',
      cases: [
        {
          title: ['{field:bare} : {today} admis, {yesterday} refusé', '{today} admis, {yesterday} refusé'],
          type: 'Boundary',
          given: ['Nous sommes le {today}.'],
          steps: [
            "Enregistrer avec la date d'hier pour {field:le} | {yesterday} | {beyond}",
            "Enregistrer avec la date d'aujourd'hui pour {field:le} | {today} | La date {today} est affichée après rechargement.",
          ],
        },
      ],
    },
    {
      said: `(?<field>(?:La|Le|L') ?[^,;:()]{2,50}?) (?:${must} être (?:dans le futur|postérieure? à (?:la date du jour|aujourd'hui|la date actuelle)|future?)|ne peut pas être aujourd'hui)`,
      example: 'La date du rendez-vous doit être postérieure à la date du jour.',
      cases: [
        {
          title: ['{field:bare} : {tomorrow} admis, {today} refusé', '{tomorrow} admis, {today} refusé'],
          type: 'Boundary',
          given: ['Nous sommes le {today}.'],
          steps: [
            "Enregistrer avec la date d'aujourd'hui pour {field:le} | {today} | {beyond}",
            'Enregistrer avec la date de demain pour {field:le} | {tomorrow} | La date {tomorrow} est affichée après rechargement.',
          ],
        },
      ],
    },
    {
      said: `(?<field>(?:La|Le|L') ?[^,;:()]{2,50}?) (?:ne ${must.replace('(?:', '(?:peut|')} pas être (?:dans le futur|postérieure? à (?:la date du jour|aujourd'hui|la date actuelle)|future?)|${must} être (?:dans le passé|antérieure? (?:ou égale? )?à (?:la date du jour|aujourd'hui)))`,
      example: 'La date de naissance ne peut pas être dans le futur.',
      cases: [
        {
          title: ['{field:bare} : {yesterday} admis, {tomorrow} refusé', '{yesterday} admis, {tomorrow} refusé'],
          type: 'Boundary',
          given: ['Nous sommes le {today}.'],
          steps: [
            'Enregistrer avec la date de demain pour {field:le} | {tomorrow} | {beyond}',
            "Enregistrer avec la date d'hier pour {field:le} | {yesterday} | La date {yesterday} est affichée après rechargement.",
          ],
        },
      ],
    },
    {
      said: `(?<field>(?:La|Le|L') ?(?:date|jour|heure) (?:de |du |d'|de la )?[^,;:()]{2,40}?) (?:${must} être (?:postérieure?|supérieure?|après)|ne ${must.replace('(?:', '(?:peut|')} pas être (?:antérieure?|inférieure?|avant)) (?:ou égale? )?(?:à|au|à la|à l')? ?(?<place>(?:la |le |l'|celle |date |jour )?[^,;:()]{3,50}?)`,
      example: 'La date de fin doit être postérieure à la date de début.',
      cases: [
        {
          title: [
            '{field:bare} : le jour suivant est admis, la veille refusée',
            'Le jour suivant est admis, la veille refusée',
          ],
          type: 'Boundary',
          given: ['Date retenue pour {place} : 10/09/2026.'],
          steps: [
            'Enregistrer avec la veille pour {field:le} | 09/09/2026 | {beyond}',
            'Enregistrer avec le jour suivant pour {field:le} | 11/09/2026 | La date 11/09/2026 est affichée après rechargement.',
          ],
          assume: ["Le cas de deux dates égales n'est pas fixé par le ticket."],
        },
      ],
    },
  ],
)
