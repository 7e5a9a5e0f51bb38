import css from './WholeCodes.module.css';

const CODE = /(\d+(?:-\d+)+)/;

/** A text with postcodes such as 90020-025, each in one piece: browsers break them behind the hyphen. */
export function WholeCodes({ children }: { readonly children: string }) {
  return children.split(CODE).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
      <span key={at} className={css.code}>
        {part}
      </span>
    ),
  );
}
