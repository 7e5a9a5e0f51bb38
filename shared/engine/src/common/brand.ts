declare const brand: unique symbol;

/**
 * Numbers and strings that must not be confused. A brand exists for the compiler only: a plain number (an element of a typed array, a sum)
 * is assignable to every brand, one brand is not assignable to another. A search reads millions of indexes, so brands cost nothing at run time.
 */
export type Branded<T, Name extends string> = T & { readonly [brand]?: Name };
