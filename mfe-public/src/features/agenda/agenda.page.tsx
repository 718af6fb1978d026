import { Link } from 'react-router';
import styles from './agenda.module.css';

export function Page() {
  return (
    <h1 className={styles.title}>
      Agenda <Link to="/agenda">Agenda</Link>
    </h1>
  );
}
