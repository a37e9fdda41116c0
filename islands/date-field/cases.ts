import type { Case, Themed } from '../../fixtures/cases/case'

interface Field {
  readonly name: string
  readonly label: string
  readonly className?: string
  readonly more?: string
}

const field = ({ name, label, className = 'vitreadate', more = '' }: Field): string =>
  `<p class="field"><label for="${name}">${label}</label>\
<input class="${className}" id="${name}" name="${name}"${more && ` ${more}`}></p>`

/** Sent by GET: the next page shows what was sent. */
const form = (fields: string, button = 'Envoyer'): string =>
  `<form class="fields" action="/ilots/recu">${fields}<p>\
<button class="button" type="submit">${button}</button> <button class="button" type="reset">Rétablir</button>\
</p></form>`

export const cases: readonly Case[] = [
  {
    name: 'date',
    title: 'Une date',
    note: 'Tapée ou choisie dans le calendrier ; le formulaire envoie 2026-03-05.',
    html: form(
      field({
        name: 'sinistre',
        label: 'Date du sinistre',
        more: 'value="2026-03-05" required',
      }) + field({ name: 'naissance', label: 'Date de naissance', more: 'autocomplete="bday"' }),
    ),
  },
  {
    name: 'date-heure',
    title: 'Une date et son heure',
    note: 'Sans heure, minuit est envoyé.',
    html: form(
      field({
        name: 'depot',
        label: 'Dépôt du véhicule',
        className: 'vitreadatetime',
        more: 'value="2026-11-24 08:30:00"',
      }) +
        field({
          name: 'retour',
          label: 'Retour souhaité',
          className: 'vitreadatetime',
          more: 'value="2026-11-24"',
        }),
    ),
  },
  {
    name: 'date-normale',
    title: 'Une date enregistrée comme elle se lit',
    html: form(
      field({
        name: 'contrat',
        label: 'Début du contrat',
        className: 'vitreadatenormal',
        more: 'value="28/02/2024"',
      }),
    ),
  },
  {
    name: 'bornes',
    title: 'Des jours qui ne se choisissent pas',
    note: 'min et max sont dans la forme enregistrée ; le calendrier va de 2026 à 2027.',
    html: form(
      field({
        name: 'pose',
        label: 'Jour de la pose',
        more: 'value="2026-11-24" min="2026-11-23" max="2027-01-15" data-year-range="2026:2027"',
      }),
    ),
  },
  {
    name: 'formats',
    title: 'D’autres formats',
    html: form(
      field({
        name: 'facture',
        label: 'Date de facture',
        more: 'value="20260305" data-format="dd.mm.yyyy" data-send-format="yyyymmdd"',
      }) +
        field({
          name: 'rappel',
          label: 'Heure de rappel',
          className: 'vitreadatetime',
          more: 'data-format="dd/mm/yyyy HH:MM"',
        }),
    ),
  },
  {
    name: 'sans-calendrier',
    title: 'Sans calendrier, sans masque',
    note: 'Sans masque, la date est mise en forme quand on quitte le champ.',
    html: form(
      field({ name: 'circulation', label: 'Première mise en circulation', more: 'data-picker="off"' }) +
        field({ name: 'controle', label: 'Contrôle technique', more: 'data-mask="off"' }),
    ),
  },
  {
    name: 'plusieurs',
    title: 'Plusieurs dates du même nom',
    note: 'Dans des libellés, et envoyées dans l’ordre.',
    html: form(
      `<fieldset><legend>Vos disponibilités</legend>${['2026-12-01', '', '2026-12-03']
        .map(
          (value, index) =>
            `<p><label>Jour ${index + 1} <input class="vitreadate" name="jours[]" value="${value}"></label></p>`,
        )
        .join('')}</fieldset>`,
    ),
  },
  {
    name: 'modale',
    title: 'Dans une modale',
    note: 'Échap ferme le calendrier, puis la modale.',
    html: `<p><a class="button squeezebox" href="#rappel-modale" rel="{handler:'adopt'}">Choisir un jour</a></p>
<div id="rappel-modale" hidden>${form(field({ name: 'jour', label: 'Jour du rappel' }))}</div>`,
  },
  {
    name: 'refusee',
    title: 'Un format qui n’en est pas un',
    note: 'La console le dit, le format de la classe sert.',
    html: form(field({ name: 'date', label: 'Date', more: 'data-format="jour/mois" value="2026-03-05"' })),
  },
]

export const themed: Themed = { name: 'date', press: '.ilots-date-button' }
