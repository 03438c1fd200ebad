// Shows the notices that a server sends, and opens the battle or campaign that a notice is about.

self.addEventListener('push', (event) => {
  const { battle, page, title, text } = event.data?.json() ?? {};
  const shown = self.registration.showNotification(title ?? 'Acies', {
    body: text ?? '',
    tag: battle,
    data: { page },
  });
  event.waitUntil(shown);
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { page = 'distance' } = event.notification.data ?? {};
  const address = new URL(`./#/${page}`, self.registration.scope).href;
  const opened = self.clients.matchAll({ type: 'window' }).then((windows) => {
    const there = windows.find(({ url }) => url === address);
    return there ? there.focus() : self.clients.openWindow(address);
  });
  event.waitUntil(opened);
});
