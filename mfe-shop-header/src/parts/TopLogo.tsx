import { Picture } from './Picture.tsx';
import styles from './TopLogo.module.css';
import { useHeader } from './useHeader.ts';

export function TopLogo() {
  const { host } = useHeader();
  return (
    <a className={styles.logo} href={host.navigation.href({ name: 'index' })}>
      <Picture {...host.tenant.logo} />
    </a>
  );
}
