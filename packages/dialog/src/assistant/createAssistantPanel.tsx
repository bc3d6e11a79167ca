import type { ComponentType } from 'react';
import type { AssistantPanelProps } from '../assistantSlot.ts';
import type { AssistantConnection } from './AssistantConnection.ts';
import { AssistantMode } from './AssistantMode.tsx';

/** The panel of the dialog's assistant slot, which talks through this connection. */
export function createAssistantPanel(connection: AssistantConnection): ComponentType<AssistantPanelProps> {
  return function AssistantPanel(props) {
    return <AssistantMode {...props} connection={connection} />;
  };
}
