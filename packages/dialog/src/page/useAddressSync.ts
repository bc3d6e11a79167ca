import { useEffect, useEffectEvent, useRef } from 'react';
import { type SearchPageAddress, writeSearchPageAddress } from './searchPageAddress.ts';

/** Quiet before the address bar follows the reader's typing, in milliseconds. */
const ADDRESS_QUIET_MS = 400;

/** What the reader typed, what the address bar says, and how each follows the other. */
export interface AddressSyncOptions {
  readonly typed: SearchPageAddress;
  readonly address: SearchPageAddress;
  /** Takes over an address that the reader went to, by Back for one. */
  readonly goTo: (address: SearchPageAddress) => void;
  readonly onAddressChange: (address: SearchPageAddress) => void;
}

/**
 * Keeps typing and address bar together without an echo: what was committed is not taken for a new address, not even when it is said late,
 * after more was committed.
 */
export function useAddressSync({ typed, address, goTo, onAddressChange }: AddressSyncOptions): void {
  const said = writeSearchPageAddress('', address);
  const wanted = writeSearchPageAddress('', typed);
  const agreed = useRef(said);
  /** What was committed and has not been said yet, in order. */
  const unsaid = useRef<readonly string[]>([]);

  const follow = useEffectEvent(() => goTo(address));
  const commit = useEffectEvent(() => onAddressChange(typed));

  useEffect(() => {
    const echo = unsaid.current.indexOf(said);
    // What is said may skip some of what was committed.
    unsaid.current = unsaid.current.slice(echo + 1);
    if (echo >= 0 || said === agreed.current) return;
    unsaid.current = [];
    agreed.current = said;
    follow();
  }, [said]);

  useEffect(() => {
    if (wanted === agreed.current) return undefined;
    const agree = () => {
      if (wanted === agreed.current) return;
      agreed.current = wanted;
      unsaid.current = [...unsaid.current, wanted];
      commit();
    };
    const timer = setTimeout(agree, ADDRESS_QUIET_MS);
    // A click may lead to another page: Back from there must find what was typed.
    document.addEventListener('click', agree, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', agree, true);
    };
  }, [wanted]);
}
