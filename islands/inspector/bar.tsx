/** The panel's own bar: its name, where it stands, how much of it is seen. */
import { Icon } from './icon'
import type { Words } from './words'

export type Dock = 'side' | 'bottom'

interface Props {
  readonly say: Words
  readonly dock: Dock
  readonly isCollapsed: boolean
  readonly onDock: (dock: Dock) => void
  readonly onCollapse: (isCollapsed: boolean) => void
  readonly onClose: () => void
}

export function Bar({ say, dock, isCollapsed, onDock, onCollapse, onClose }: Props) {
  const other = dock === 'side' ? 'bottom' : 'side'
  return (
    <header className="bar">
      <h2 className="title">{say('name')}</h2>
      {!isCollapsed && (
        <Control
          name={other}
          label={say(other === 'side' ? 'dockSide' : 'dockBottom')}
          onUse={() => onDock(other)}
        />
      )}
      <Control
        name={isCollapsed ? 'expand' : 'collapse'}
        label={say(isCollapsed ? 'expand' : 'collapse')}
        onUse={() => onCollapse(!isCollapsed)}
      />
      <Control name="close" label={say('close')} onUse={onClose} />
    </header>
  )
}

interface ControlProps {
  readonly name: Parameters<typeof Icon>[0]['name']
  readonly label: string
  readonly onUse: () => void
}

const Control = ({ name, label, onUse }: ControlProps) => (
  <button type="button" className={`round is-to-${name}`} aria-label={label} onClick={onUse}>
    <Icon name={name} />
  </button>
)
