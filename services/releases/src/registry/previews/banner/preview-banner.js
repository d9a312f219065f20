/** Brings the tab back when its preview is over: it ended, was left in another tab, or another link was opened. */
class PreviewBanner extends HTMLElement {
  connectedCallback() {
    const template = this.querySelector('template');
    // A browser that does not know such templates in HTML.
    if (template && !this.shadowRoot) this.attachShadow({ mode: 'open' }).append(template.content);
    this.#tellTime();
    const mark = `afterglow_preview_mark=${this.dataset.mark}`;
    const check = () => {
      if (!document.cookie.split('; ').includes(mark)) location.reload();
    };
    // The site must find it ended as well, or the page would load again and again.
    const endsAtMs = Date.now() + Number(this.dataset.remainingMs) + 1000;
    setTimeout(() => location.reload(), endsAtMs - Date.now());
    document.addEventListener('visibilitychange', () => {
      if (Date.now() >= endsAtMs) location.reload();
      else check();
    });
    window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
    if ('cookieStore' in window) window.cookieStore.addEventListener('change', check);
  }

  /** In the words and the time zone of anyone who looks. */
  #tellTime() {
    const time = this.shadowRoot?.querySelector('time');
    if (!time) return;
    const at = new Date(time.dateTime);
    const isToday = at.toDateString() === new Date().toDateString();
    const day = isToday ? {} : { weekday: 'long' };
    time.textContent = at.toLocaleString('en-GB', { ...day, hour: '2-digit', minute: '2-digit' });
  }
}

customElements.define('afterglow-preview', PreviewBanner);
