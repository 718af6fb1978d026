import { Link } from 'react-router';
import styles from './home.module.css';

export function Page() {
  return (
    <h1 className={styles.title}>
      Home <Link to="/agenda">Agenda</Link>
    </h1>
  );
}
