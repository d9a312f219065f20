import { createElement, Fragment, type ReactNode } from 'react';
import { TextLink } from '@afterglow/shared-ui';
import styles from './rich-text.module.css';

const ALLOWED_TAGS = new Set(['p', 'b', 'strong', 'i', 'em', 'u', 's', 'ul', 'ol', 'li', 'blockquote']);
/** Headings of the text are demoted below the heading of its section. */
const HEADINGS: Readonly<Record<string, string>> = { h2: 'h3', h3: 'h4', h4: 'h5' };
/** Removed with all their contents; any other element keeps its text. */
const DROPPED = new Set(['script', 'style', 'iframe', 'object', 'embed', 'template', 'svg', 'math', 'noscript']);

/** HTML from the catalog. Formatting, lists and links are rebuilt as React elements; no script of the source runs. */
export function RichText({ html }: { readonly html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <div className={styles.text}>{childrenOf(body)}</div>;
}

function childrenOf(node: Node): ReactNode[] {
  return [...node.childNodes].map((child, index) => <Fragment key={index}>{drawn(child)}</Fragment>);
}

function drawn(node: Node): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (DROPPED.has(name)) return null;
  if (name === 'br') return <br />;
  if (name === 'a') return <Link href={node.getAttribute('href')}>{childrenOf(node)}</Link>;
  const element = ALLOWED_TAGS.has(name) ? name : HEADINGS[name];
  return element === undefined ? childrenOf(node) : createElement(element, null, ...childrenOf(node));
}

function Link({ href, children }: { readonly href: string | null; readonly children: ReactNode }) {
  if (href === null || !/^(https?:\/\/|mailto:|\/(?!\/))/i.test(href)) return children;
  return (
    <TextLink href={href} external={!href.startsWith('/')}>
      {children}
    </TextLink>
  );
}
