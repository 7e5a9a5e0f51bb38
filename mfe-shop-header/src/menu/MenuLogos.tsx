import type { TenantLogos } from '@halte/contract';
import { Logos } from '../parts/Logos.tsx';
import { useHeader } from '../parts/useHeader.ts';
import styles from './Menu.module.css';

export function MenuLogos({ options }: { readonly options: TenantLogos }) {
  const { locale } = useHeader();
  return (
    <div className={styles.logos}>
      <Logos options={options} />
      {options.title && <span className={styles.words}>{options.title[locale]}</span>}
    </div>
  );
}

export function MenuDivider() {
  return <hr className={styles.rule} />;
}
