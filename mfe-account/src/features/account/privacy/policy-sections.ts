import type { ComponentType } from 'react';
import { Analytics } from './sections/analytics.tsx';
import { Children } from './sections/children.tsx';
import { Contact } from './sections/contact.tsx';
import { Cookies } from './sections/cookies.tsx';
import { Information } from './sections/information.tsx';
import { Payments } from './sections/payments.tsx';
import { Rights } from './sections/rights.tsx';
import { Security } from './sections/security.tsx';
import { Sharing } from './sections/sharing.tsx';
import { Use } from './sections/use.tsx';

interface PolicySection {
  readonly id: string;
  readonly title: string;
  readonly Content: ComponentType;
}

export const POLICY_SECTIONS: readonly PolicySection[] = [
  { id: 'information', title: 'Information we collect', Content: Information },
  { id: 'use', title: 'How we use your information', Content: Use },
  { id: 'cookies', title: 'Cookies and local storage', Content: Cookies },
  { id: 'analytics', title: 'Analytics', Content: Analytics },
  { id: 'payments', title: 'Payments and donations', Content: Payments },
  { id: 'sharing', title: 'Sharing your information', Content: Sharing },
  { id: 'security', title: 'Security', Content: Security },
  { id: 'children', title: 'Children under 13', Content: Children },
  { id: 'rights', title: 'Your rights and account deletion', Content: Rights },
  { id: 'contact', title: 'Changes and contact', Content: Contact },
];
