import type { Case, Themed } from '../../fixtures/cases/case'
import { agenciesNear } from '../../fixtures/platform/bookings'
import { bookingForm } from '../../fixtures/site/parts/booking'

const agencies = agenciesNear('44000')
const action = '/contact/prendre-rendez-vous'
const fields = (text = '') => new URLSearchParams(text)

export const cases: readonly Case[] = [
  {
    name: 'vehicule',
    title: 'Le véhicule et la vitre',
    note: 'AB-123-CD et 1234 AB 56 sont connus. Une tuile mène à l’étape suivante.',
    html: bookingForm({ step: 1, fields: fields(), agencies, action }),
  },
  {
    name: 'adresse',
    title: 'L’adresse',
    note: 'Cinq chiffres, ou la position ; avec ?fault=, la recherche échoue.',
    html: bookingForm({ step: 2, fields: fields('immat=AB123CD&vitre=pare-brise'), agencies, action }),
  },
  {
    name: 'agence',
    title: 'L’atelier',
    note: 'Dans le carrousel du rendez-vous, du plus proche au plus lointain ; l’atelier choisi est dans la vue.',
    html: bookingForm({
      step: 3,
      fields: fields('immat=AB123CD&vitre=pare-brise&code_postal=44000&agence=limoges'),
      agencies,
      action,
    }),
  },
  {
    name: 'confirmer',
    title: 'La dernière étape',
    note: `Avec ?fault=500&fault-times=1, le premier envoi échoue ; rien n’est perdu, et rien n’est réservé \
deux fois.`,
    html: bookingForm({
      step: 5,
      fields: fields('immat=AB123CD&vitre=pare-brise&code_postal=44000&agence=nantes&type=atelier'),
      agencies,
      action,
    }),
  },
  {
    name: 'sans-etape',
    title: 'Sans champ etape',
    note: 'La console dit ce qui manque.',
    html: `<form class="quote" action="/contact/prendre-rendez-vous" data-ilot="booking"><p>\
<label>Immatriculation <input name="immat"></label></p><p><button class="button">Continuer</button></p></form>`,
  },
]

export const themed: Themed = { name: 'adresse' }
