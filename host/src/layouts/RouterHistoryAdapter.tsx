import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useApp } from './appContext.ts';

/** Ties the router's history to the app's navigation: steps go out, the browser's "back" and "forward" come in. */
export function RouterHistoryAdapter() {
  const { history, navigation } = useApp();
  const navigate = useNavigate();
  const type = useNavigationType();
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  const arrived = useRef(false);
  useEffect(() => history.attach(navigate), [history, navigate]);
  useEffect(() => {
    const { fullPath } = navigation.current.get();
    if (address !== fullPath) {
      // What was decided before the page was drawn, a guard's redirect above all, counts more than the address it began with.
      if (!arrived.current) history.write('replace', fullPath);
      else if (type === 'POP') navigation.open(address, 'pop');
    }
    arrived.current = true;
  }, [address, type, history, navigation]);
  return null;
}
