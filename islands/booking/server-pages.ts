/** The three pages of a booking as a server writes them, and what each of them sends; never in the bundle. */
import type { Chapter } from '../../src/island/define-reference'
import { words } from '../../src/island/words'

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
    <p><label for="immat">Immatriculation (obligatoire)</label> <input id="immat" name="immat" title="Immatriculation" required></p>
    <p data-role="vehicle-summary"><span data-field="marque"></span> <span data-field="modele"></span> <span data-field="annee"></span></p>
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
    <p><label for="code_postal">ou votre code postal</label> <input id="code_postal" name="code_postal" inputmode="numeric" maxlength="5">
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
        data-label="mardi 1er décembre à 10 h" data-start="2026-12-01T10:00" data-end="2026-12-01T11:00"> mardi 1er décembre à 10 h</label>
    </fieldset>
    <p><label for="nom">Nom (obligatoire)</label> <input id="nom" name="nom" title="Nom" autocomplete="name" required></p>
    <div data-role="result"></div>
    <button name="reserver" value="1">Prendre rendez-vous</button>
    <button name="etape" value="2" formnovalidate>Revenir</button>
  </form>
  <div data-role="success" tabindex="-1" hidden><h2>Votre rendez-vous est pris</h2><div data-role="booked"></div></div>
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
  title: words('Les étapes, côté serveur', 'The steps, on the server'),
  blocks: [
    words(
      'Chaque étape est une page, et son envoi la demande de la suivante, à l’`action` du formulaire. **Le dernier `etape` reçu est l’étape à montrer**, avec ou sans script : avec, le champ part déjà avancé, et le bouton ne part pas ; sans script, le champ dit la page qui était là, puis le bouton pressé dit où il mène. PHP garde de lui-même le dernier (`$_POST["etape"]`) ; `URLSearchParams` : `getAll("etape").at(-1)`. Donnez donc à chaque bouton d’étape `name="etape"`, sauf au dernier : celui qui réserve a un autre nom, ici `reserver`.',
      'Each step is a page, and its submit asks for the next one, at the form’s `action`. **The last `etape` received is the step to show**, with script or without: with it the field is sent already advanced, and the button is not sent; without, the field says which page was there, and then the pressed button where it leads. PHP keeps the last one by itself (`$_POST["etape"]`); `URLSearchParams`: `getAll("etape").at(-1)`. So give the button of each step `name="etape"`, save the last: the one that books has another name, here `reserver`.',
    ),
    {
      head: words('Étape|Sans script|Avec script', 'Step|Without script|With script'),
      rows: steps.map(({ plain, scripted }, index) => [
        String(index + 1),
        plain,
        index + 1 < LAST ? scripted : `${scripted}&_cle=…`,
      ]),
    },
    words(
      'Avec script, la dernière étape part vers l’adresse `booking` ([book](ref:booking#appel-book)) : `etape` y reste le sien, et `_cle` est toujours là. Sans script elle va à l’`action`, et `reserver` la distingue d’une arrivée à cette étape. Un `etape` peut sauter une étape : à la première, quand `agence` de l’adresse est l’agence choisie et qu’une adresse est remplie, il avance de deux. Les valeurs sont celles du formulaire ; l’immatriculation part en capitales sans séparateur avec script, comme elle est tapée sans lui. Le serveur vérifie tout.',
      'With script, the last step goes to the address `booking` ([book](ref:booking#appel-book)): `etape` stays its own there, and `_cle` is always in it. Without, it goes to the `action`, and `reserver` tells it from an arrival at that step. An `etape` may skip one: on the first step, when `agence` of the address is the branch that is chosen and an address is filled in, it advances by two. Values are those of the form; the registration number is sent in capitals without separators with script, as typed without. The server checks everything.',
    ),
    words(
      'Le serveur répond par la page entière de l’étape demandée, ou mieux par une redirection `303` vers elle, pour que Retour et Recharger n’envoient rien. Ce qui manque : la même étape de nouveau, avec un message. Chaque page porte les réponses des autres étapes en champs cachés ; `La reprendre` les envoie toutes avec l’étape atteinte. La première étape peut être dans toute page : une réservation est connue par l’`action` de son formulaire.',
      'The server answers with the whole page of the step that is asked for or, better, with a `303` to it, so that Back and Reload send nothing. Something is missing: the same step again, with a message. Each page carries the answers of the other steps in hidden fields; “La reprendre” sends all of them with the step that was reached. The first step may stand in any page: a booking is known by the `action` of its form.',
    ),
    words(
      'Une adresse seule ne mène pas plus loin : il faut `lat` et `lng` (la position, ou une suggestion qui les remplit), ou cinq chiffres dans `code_postal`. Vides toutes deux, l’étape part, et le serveur juge. La première étape est en haut de cette page ; la deuxième :',
      'An address alone does not lead on: `lat` and `lng` are needed (the position, or a suggestion that fills them in), or five digits in `code_postal`. With both empty the step is sent, and the server judges. The first step is at the top of this page; the second:',
    ),
    { html: steps[1].html },
    words('La dernière :', 'The last:'),
    { html: steps[2].html },
  ],
}
