import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useApp } from './appContext.ts';

/**
 * Connects react-router-dom, which holds the address, to the app's navigation, which decides what is shown at it. Navigations of the app are
 * written to the router; Back and Forward of the browser are passed to the navigation.
 */
export function RouterHistoryAdapter() {
  const { history, navigation } = useApp();
  const navigate = useNavigate();
  const type = useNavigationType();
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  const wasMounted = useRef(false);
  useEffect(() => history.connect(navigate), [history, navigate]);
  useEffect(() => {
    const { fullPath } = navigation.current.get();
    if (address !== fullPath) {
      // Before the first render nothing could be written, a redirect by a guard for example.
      if (!wasMounted.current) history.write('replace', fullPath);
      else if (type === 'POP') navigation.open(address, 'pop');
    }
    wasMounted.current = true;
  }, [address, type, history, navigation]);
  return null;
}
