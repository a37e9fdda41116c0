/** Seconds that are counted down, and the button that stops them. */
import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from './button'

interface Props {
  readonly seconds: number
  /** It stands still; an interrupted second starts over. */
  readonly isHeld: boolean
  /** Shows the seconds that are left; without it, the page does. */
  text?: ((left: number) => string) | undefined
  readonly stop: string
  /** What the button reads once it is pressed. */
  readonly stopped: string
  /** Asked at each second: with false, it does not count. */
  mayStep(): boolean
  /** Runs after each second that counts; with 0 the time is over. */
  onStep(left: number): void
  onStop(): void
}

/** Counts down. An interval does not drift, and does not catch up after the machine has slept. */
export function Countdown({ seconds, isHeld, text, stop, stopped, mayStep, onStep, onStop }: Props) {
  const [left, setLeft] = useState(seconds)
  const [isStopped, setStopped] = useState(false)
  const [isDisabled, setDisabled] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const step = useRef(() => {})
  useLayoutEffect(() => {
    step.current = () => {
      if (!mayStep()) return
      flushSync(() => setLeft(left - 1))
      onStep(left - 1)
    }
  })
  const isRunning = !(isHeld || isStopped) && left > 0
  useLayoutEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => step.current(), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  const onPress = () => {
    if (isStopped) return
    setStopped(true)
    setDisabled(document.activeElement !== button.current)
    onStop()
  }
  return (
    <>
      {text && !isStopped && <p className="ilots-countdown">{text(left)}</p>}
      {/* It turns into a text in place, so that the focus is not lost; disabled once the focus has left it. */}
      <Button
        className="ilots-countdown-stop"
        buttonRef={button}
        disabled={isDisabled}
        aria-disabled={isStopped || undefined}
        onPress={onPress}
        onBlur={() => setDisabled(isStopped)}
      >
        {isStopped ? stopped : stop}
      </Button>
    </>
  )
}
