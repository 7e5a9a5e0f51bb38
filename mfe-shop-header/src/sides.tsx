import { later } from './parts/later.tsx';
import { usePlacementSize, useRail } from './parts/usePlacementSize.ts';

const Sidebar = later(() => import('./rail/Sidebar.tsx').then((module) => module.Sidebar));
const Footer = later(() => import('./footer/Footer.tsx').then((module) => module.Footer));

/** The host has an element for the rail at every width, and shows it on wide screens only: nothing is loaded for the others. */
export function SidebarWhenShown() {
  return useRail() && <Sidebar />;
}

/** As above. On narrow screens the links of the footer are at the end of the menu. */
export function FooterWhenShown() {
  return usePlacementSize() !== 'mobile' && <Footer />;
}
