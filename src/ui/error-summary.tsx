/** What is wrong with a form, all of it at once. */

interface Props {
  readonly heading: string
  readonly mistakes: readonly {
    readonly text: string
    /** Of the field. */
    readonly address: string
    /** Goes to the field. */
    go(link: Element): void
  }[]
}

/** Draws the summary of a form: each line is a link to its field. It is spoken when it comes. */
export const ErrorSummary = ({ heading, mistakes }: Props) => (
  <div className="ilots-form-errors" role="alert">
    <p className="ilots-form-heading">{heading}</p>
    <ul className="ilots-form-list">
      {mistakes.map(({ text, address, go }) => (
        <li className="ilots-form-line" key={address}>
          <a
            className="ilots-form-link"
            href={address}
            onClick={(event) => {
              event.preventDefault()
              go(event.currentTarget)
            }}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  </div>
)
