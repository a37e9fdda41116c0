// Un îlot dessiné par le React du site : des boutons à la place d'une liste, qui reste dans le formulaire.
// An island drawn with the site's own React: buttons in place of a list, which stays in the form.
import { reactIsland, useIlots } from 'ilots/island'
import type { IlotsApi } from 'ilots'
import { useState } from 'react'

declare const Ilots: IlotsApi

function Slot({ option, isChosen, onChoose }: { option: HTMLOptionElement; isChosen: boolean; onChoose: () => void }) {
  const { say } = useIlots()
  return (
    <button type="button" aria-pressed={isChosen} onClick={onChoose}>
      {say('slot', { hour: option.label })}
    </button>
  )
}

void Ilots.register(
  reactIsland({
    name: 'creneaux',
    marker: 'select[data-ilot~="creneaux"]',
    when: { on: 'now' },
    place: 'replace',
    attributes: { colonnes: { type: 'integer', default: 3, min: 1 } },
    messages: {
      fr: { choose: 'Choisissez un créneau', slot: 'à {hour}' },
      en: { choose: 'Choose a time', slot: 'at {hour}' },
    },
    Component({ host, attributes, say }) {
      const list = host as HTMLSelectElement
      const [chosen, setChosen] = useState(list.value)
      const choose = (value: string) => {
        // Le formulaire envoie la liste. / The form sends the list.
        list.value = value
        setChosen(value)
      }
      return (
        <div
          role="group"
          aria-label={say('choose')}
          style={{ display: 'grid', gap: 8, gridTemplateColumns: `repeat(${attributes.colonnes}, 1fr)` }}
        >
          {[...list.options].map((option) => (
            <Slot
              key={option.value}
              option={option}
              isChosen={option.value === chosen}
              onChoose={() => choose(option.value)}
            />
          ))}
        </div>
      )
    },
  }),
)
