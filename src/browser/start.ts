/** Everything a page runs by itself. Each part looks for what it serves and does nothing where there is none. */
import { showSlowNavigations } from './navigation/loading-bar.ts';
import { startMainMenu } from './navigation/main-menu.ts';
import { startThemeSwitch } from './theme/theme-switch.ts';

startMainMenu();
startThemeSwitch();
showSlowNavigations();
