import { useEffect, useState } from 'react';

const NONE: readonly string[] = [];

/** Which of Control, Meta and K are held down at the moment. */
export function usePressedKeys(): readonly string[] {
  const [pressed, setPressed] = useState(NONE);

  useEffect(() => {
    function listen(event: KeyboardEvent): void {
      const key = event.key === 'K' ? 'k' : event.key;
      if (key !== 'Control' && key !== 'Meta' && key !== 'k') return;
      setPressed((held) => [...held.filter((other) => other !== key), ...(event.type === 'keydown' ? [key] : [])]);
    }
    // A key released in another window sends no event here.
    const letGo = () => setPressed(NONE);
    window.addEventListener('keydown', listen);
    window.addEventListener('keyup', listen);
    window.addEventListener('blur', letGo);
    return () => {
      window.removeEventListener('keydown', listen);
      window.removeEventListener('keyup', listen);
      window.removeEventListener('blur', letGo);
    };
  }, []);

  return pressed;
}
