/** The three pages of a booking as a server writes them, and what each of them sends; never in the bundle. */
import type { Chapter } from '../../src/island/define-reference'
import texts from './server-pages.json' with { type: 'json' }

/** A page, and the body of its request as the visitor's browser sends it. */
interface Step {
  readonly html: string
  /** By its button, where no script runs. */
  readonly plain: string
  /** By its button, a tile or a postal code, where scripts run; the last step's has `_cle` besides. */
  readonly scripted: string
}

export const steps: readonly [Step, Step, Step] = [
  {
    html: `<div>
  <form method="post" action="/rendez-vous" data-ilot="booking" data-final-step="3">
    <input type="hidden" name="etape" value="1">
    <p><label for="immat">Immatriculation (obligatoire)</label>\
 <input id="immat" name="immat" title="Immatriculation" required></p>
    <p data-role="vehicle-summary"><span data-field="marque"></span> <span data-field="modele">\
</span> <span data-field="annee"></span></p>
    <button name="etape" value="2">Continuer</button>
  </form>
</div>`,
    plain: 'etape=1&immat=AB123CD&etape=2',
    scripted: 'etape=2&immat=AB123CD',
  },
  {
    html: `<div>
  <form method="post" action="/rendez-vous" data-ilot="booking" data-final-step="3">
    <input type="hidden" name="etape" value="2">
    <input type="hidden" name="immat" value="AB123CD">
    <input type="hidden" name="lat"><input type="hidden" name="lng">
    <p><label for="adresse">Votre adresse</label> <input id="adresse" name="adresse" autocomplete="street-address">
      <button type="button" data-role="geolocate">Me localiser</button></p>
    <p><label for="code_postal">ou votre code postal</label> <input id="code_postal" name="code_postal" \
inputmode="numeric" maxlength="5">
      <button type="button" data-role="postal-code-button">Chercher</button></p>
    <button name="etape" value="3">Continuer</button>
    <button name="etape" value="1" formnovalidate>Revenir</button>
  </form>
</div>`,
    plain: 'etape=2&immat=AB123CD&lat=&lng=&adresse=&code_postal=29200&etape=3',
    scripted: 'etape=3&immat=AB123CD&lat=&lng=&adresse=&code_postal=29200',
  },
  {
    html: `<div>
  <form method="post" action="/rendez-vous" data-ilot="booking" data-final-step="3">
    <input type="hidden" name="etape" value="3">
    <input type="hidden" name="immat" value="AB123CD" data-label="Renault Clio 2021, AB-123-CD">
    <input type="hidden" name="lat"><input type="hidden" name="lng"><input type="hidden" name="adresse">
    <input type="hidden" name="code_postal" value="29200">
    <fieldset><legend>Créneau (obligatoire)</legend>
      <label><input type="radio" name="filter[creneau][0][jour]" value="1" title="Créneau" required
        data-label="mardi 1er décembre à 10 h" data-start="2026-12-01T10:00" data-end="2026-12-01T11:00">\
 mardi 1er décembre à 10 h</label>
    </fieldset>
    <p><label for="nom">Nom (obligatoire)</label> <input id="nom" name="nom" title="Nom" autocomplete="name" \
required></p>
    <div data-role="result"></div>
    <button name="reserver" value="1">Prendre rendez-vous</button>
    <button name="etape" value="2" formnovalidate>Revenir</button>
  </form>
  <div data-role="success" tabindex="-1" hidden><h2>Votre rendez-vous est pris</h2><div data-role="booked">\
</div></div>
</div>`,
    plain:
      'etape=3&immat=AB123CD&lat=&lng=&adresse=&code_postal=29200&filter[creneau][0][jour]=1&nom=Anne&reserver=1',
    scripted:
      'etape=3&immat=AB123CD&lat=&lng=&adresse=&code_postal=29200&filter[creneau][0][jour]=1&nom=Anne&reserver=1',
  },
]

const LAST = steps.length

export const chapter: Chapter = {
  id: 'etapes',
  title: texts.title,
  blocks: [
    texts.order,
    {
      head: texts.head,
      rows: steps.map(({ plain, scripted }, index) => [
        String(index + 1),
        plain,
        index + 1 < LAST ? scripted : `${scripted}&_cle=…`,
      ]),
    },
    texts.last,
    texts.answer,
    texts.place,
    { html: steps[1].html },
    texts.lastStep,
    { html: steps[2].html },
  ],
}
