import type { Profile } from '@pasar/account-api/profile';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { IdentityProof } from './IdentityProof.tsx';

type Props = {
  readonly profile: Pick<Profile, 'has_password' | 'is_identified' | 'identity_channels' | 'phone' | 'email'>;
  /** Whether the server asked for another proof. */
  readonly isAskedAgain: boolean;
  readonly onProved: () => void;
  /** Stays mounted, so that input is kept. */
  readonly children: ReactNode;
};

/** Asks for proof of identity before showing a form that changes sign-in methods, unless this session has proved it recently. */
export function IdentityGate({ profile, isAskedAgain, onProved, children }: Props): ReactElement {
  const [isProved, setIsProved] = useState(profile.is_identified);
  const isOpen = isProved && !isAskedAgain;
  const prove = () => {
    setIsProved(true);
    onProved();
  };
  return (
    <>
      {isOpen ? null : <IdentityProof profile={profile} onProved={prove} />}
      <div hidden={!isOpen}>{children}</div>
    </>
  );
}
