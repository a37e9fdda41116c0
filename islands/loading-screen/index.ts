/** The global loader, asked for by the menu and forms (§9.10). */
export const loadingScreen = () => import('./mount')
