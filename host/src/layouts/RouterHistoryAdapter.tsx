import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../context/appContext.ts';

/**
 * Connects react-router-dom, which holds the address, to the app's navigation, which decides what is shown at it. Navigations of the app are
 * written to the router; Back and Forward of the browser are passed to the navigation.
 */
export function RouterHistoryAdapter() {
  const { history, navigation } = useApp();
  const navigate = useNavigate();
  useEffect(() => history.connect(navigate), [history, navigate]);
  useEffect(() => {
    const isShown = () => address() === navigation.current.get().fullPath;
    // Before the first render nothing could be written, a redirect by a guard for example.
    if (!isShown()) history.write('replace', navigation.current.get().fullPath);
    // The event and not the location that the router renders: when Back comes before a new location is rendered, the router renders the one before it again, and
    // nothing has changed for a component.
    const follow = () => {
      if (!isShown()) navigation.open(address(), 'pop');
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [history, navigation]);
  return null;
}

function address(): string {
  return `${location.pathname}${location.search}`;
}
