/** What leaves, and when. */
import { words } from '../../../src/define-reference'
import { code, heading, list, mono, paragraph, type Source, table } from '../model'

export const consent: Source = {
  slug: 'consent',
  section: 'guide',
  title: words('Le consentement', 'Consent'),
  lead: words(
    'Rien ne part vers un tiers, et rien ne dit qui est le visiteur, sans son accord. Par défaut, il n’est pas donné.',
    'Nothing leaves for a third party, and nothing says who the visitor is, without consent. By default it is not given.',
  ),
  blocks: (both) => [
    heading('mesure', both('La mesure d’audience', 'Analytics')),
    paragraph(
      both(
        'Un événement va dans le tableau global que nomme `analytics.target` (`dataLayer`) seulement avec l’accord. Votre outil de consentement le donne, le reprend :',
        'An event goes to the global array that `analytics.target` names (`dataLayer`) with consent only. Your consent tool gives it, and takes it back:',
      ),
    ),
    code(
      'js',
      `await Ilots.ready()
Ilots.consent(true)  // ${both('le visiteur accepte', 'the visitor agrees')}
Ilots.consent(false) // ${both('il change d’avis', 'and changes their mind')}`,
    ),
    table(both('Clé|Valeurs|Effet', 'Key|Values|Effect').split('|'), [
      [
        mono('analytics.consent'),
        '`true`, `false`',
        both(
          'l’accord connu au chargement ; `false` par défaut.',
          'the consent known at load; `false` by default.',
        ),
      ],
      [
        mono('analytics.queue'),
        '`drop`, `send`',
        both(
          'les événements d’avant l’accord : oubliés, ou envoyés s’il vient (200 au plus).',
          'events before consent: forgotten, or sent if it comes (200 at most).',
        ),
      ],
      [
        mono('analytics.hash'),
        '`true`, `false`',
        both(
          'courriel et téléphone partent en SHA-256 de leur forme normale ; en https.',
          'e-mail and telephone leave as SHA-256 of their normal form; over https.',
        ),
      ],
      [
        mono('analytics.user_email'),
        both('texte', 'text'),
        both(
          'ajouté aux événements, avec l’accord seulement ; de même `user_phone`.',
          'added to the events, with consent only; likewise `user_phone`.',
        ),
      ],
    ]),
    paragraph(
      both(
        'Sans accord, `Ilots.on("track", …)` entend l’événement, sans le visiteur : pour vos propres essais. Voir [analytics](ref:analytics).',
        'Without consent `Ilots.on("track", …)` hears the event, without the visitor: for your own tests. See [analytics](ref:analytics).',
      ),
    ),
    heading('robots', both('La vérification anti-robot', 'The bot check')),
    paragraph(
      both(
        'Avec `data-consent`, le script du fournisseur n’est demandé qu’une fois le bouton touché, dans le formulaire. Sans l’attribut, au premier focus dans le formulaire. Voir [bot-check](ref:bot-check).',
        'With `data-consent` the provider’s script is only asked for once the button in the form is pressed. Without it, on the first focus in the form. See [bot-check](ref:bot-check).',
      ),
    ),
    heading('appareil', both('Ce qui reste sur l’appareil', 'What stays on the device')),
    list(
      both(
        'le menu, une heure, par session (`{platform}-mobile-menu`) ;',
        'the menu, for an hour, by session (`{platform}-mobile-menu`);',
      ),
      both(
        'une bannière fermée (`data-remember`) : session, ou cookie de tant de jours ;',
        'a banner that was closed (`data-remember`): session, or a cookie of that many days;',
      ),
      both('les recherches récentes ;', 'recent searches;'),
      both(
        'une réservation commencée, le jour même, sans nom, courriel ni téléphone ;',
        'a booking that was begun, on the same day, without name, e-mail or telephone;',
      ),
      both(
        'la saisie d’un élément qui n’a pas pu être enregistrée.',
        'what was typed in an element’s form and could not be saved.',
      ),
    ),
    paragraph(
      both(
        'Tout cela sert ce que le visiteur a demandé ; rien n’en est envoyé.',
        'All of it serves what the visitor asked for; none of it is sent.',
      ),
    ),
  ],
}
