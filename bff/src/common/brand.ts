declare const brand: unique symbol;

/**
 * Numbers and texts that must not be mixed up. A brand exists for the compiler only: a plain number (an element of a typed array, a sum)
 * fits every brand, one brand does not fit another. A search reads indexes by the million, so there is nothing to call at run time.
 */
export type Branded<T, Name extends string> = T & { readonly [brand]?: Name };
