import type { TenantLogos } from '@halte/contract';
import { Logos } from '../parts/Logos.tsx';
import { useHeader } from '../parts/useHeader.ts';
import styles from './Menu.module.css';

export function MenuLogos({ options }: { readonly options: TenantLogos }) {
  const { locale } = useHeader();
  return (
    <div className={styles.logos}>
      <Logos options={options} />
      {options.title?.[locale]}
    </div>
  );
}

export function MenuDivider() {
  return <hr className={styles.rule} />;
}
