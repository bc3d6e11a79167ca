/** Keys that write no character, by the names that `KeyboardEvent.key` has for them, as WebDriver encodes them. */
export const keyCodes: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowDown: '\uE015',
};

/** The other way round. */
export const keyNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(keyCodes).map(([name, code]) => [code, name]),
);
