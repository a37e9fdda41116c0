export const messages = {
  fr: {
    popup: 'Popup',
    left: 'Secondes avant la fermeture\u00a0: {seconds}',
    stop: 'Arrêter le compte à rebours',
    stopped: 'Compte à rebours arrêté',
  },
  en: {
    popup: 'Popup',
    left: 'Seconds before closing: {seconds}',
    stop: 'Stop the countdown',
    stopped: 'Countdown stopped',
  },
}
