/** What we draw of a rating: stars where the page has none, the rating in figures, and taking it back. */
import { Button } from '../../src/ui/button'
import type { RatingContext } from './context'
import type { Fill } from './stars'

interface StarsProps extends Pick<RatingContext, 'attributes' | 'say'> {
  readonly fills: readonly Fill[]
  /** What the page calls the rating, and whether it shows that already: the legend is for screen readers only then. */
  readonly legend: string
  readonly isLegendShown: boolean
}

/** Draws radio buttons as stars. Which one is chosen is theirs: a reset restores the first one. */
export const Stars = ({
  attributes: { name, value, max },
  say,
  fills,
  legend,
  isLegendShown,
}: StarsProps) => (
  <fieldset className="ilots-rating-group">
    <legend className={isLegendShown ? 'ilots-spoken' : 'ilots-rating-legend'}>
      {legend || say('legend')}
    </legend>
    <span className="ilots-rating-row" data-ilots-stars="">
      {fills.map((fill, index) => {
        const star = index + 1
        return (
          <label key={star} className="ilots-rating-label" data-ilots-star={fill}>
            <input
              className="ilots-rating-input"
              type="radio"
              name={name}
              value={star}
              defaultChecked={star === value}
              data-ilots-rating="inside"
            />
            <span className="ilots-spoken">{say(star === 1 ? 'star' : 'stars', { value: star, max })}</span>
          </label>
        )
      })}
    </span>
  </fieldset>
)

interface NoteProps extends Pick<RatingContext, 'say'> {
  /** The rating; 0: none. */
  readonly value: number
  readonly max: number
  readonly isClearable: boolean
  onClear(): void
}

/** Draws the rating in figures, and the button that takes it back. Screen readers hear it from the radio buttons. */
export const Note = ({ say, value, max, isClearable, onClear }: NoteProps) => (
  <span className="ilots-rating-note">
    <span className="ilots-rating-figures" aria-hidden="true">
      {value > 0 && say('short', { value: String(value).replace('.', ','), max })}
    </span>
    <Button className="ilots-rating-clear" disabled={!isClearable} onPress={onClear}>
      {say('clear')}
    </Button>
  </span>
)
