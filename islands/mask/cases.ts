import type { Case } from '../../fixtures/cases/case'

/** Sent by GET: the page it leads to says what has come. */
const form = (name: string, label: string, more: string): string =>
  `<form class="fields" action="/ilots/recu"><p class="field"><label for="champ-${name}">${label}</label>\
<input id="champ-${name}" name="${name}" ${more}></p><p>\
<button class="button" type="submit">Envoyer</button> <button class="button" type="reset">Rétablir</button></p>\
</form>`

export const cases: readonly Case[] = [
  {
    name: 'telephone',
    title: 'Un téléphone',
    note: 'Les espaces s’écrivent tout seuls et ne sont pas envoyés.',
    html: form(
      'telephone',
      'Votre téléphone (10 chiffres)',
      `type="tel" autocomplete="tel-national" maxlength="10" pattern="[0-9]{10}" data-mask-pattern="00 00 00 00 \
00" value="0199001110"`,
    ),
  },
  {
    name: 'immatriculation',
    title: 'Une immatriculation',
    note: 'Des lettres et des chiffres, chacun à sa place ; les lettres restent comme elles sont tapées.',
    html: form('immat', 'Immatriculation (AB-123-CD)', 'autocomplete="off" data-mask-pattern="aa-000-aa"'),
  },
  {
    name: 'prefixe',
    title: 'Un préfixe qui fait partie du masque',
    note: 'Seuls les neuf chiffres sont envoyés.',
    html: form('mobile', 'Mobile, avec l’indicatif', 'type="tel" data-mask-pattern="+33 0 00 00 00 00"'),
  },
  {
    name: 'contrat',
    title: 'Un numéro de contrat',
    html: form(
      'contrat',
      'Numéro de contrat (V/4 signes/2 chiffres)',
      'data-mask-pattern="V/****/00" value="A1B234"',
    ),
  },
  {
    name: 'refuse',
    title: 'Un masque vide',
    note: 'La console le dit, le champ reste libre.',
    html: form('libre', 'Champ libre', 'data-mask-pattern="--"'),
  },
]
