import { createContext } from 'react';
import type { ShownCart } from './useCart.ts';

/** The cart of the button, for the panel that it opens. */
export const CartContext = createContext<ShownCart | null>(null);
