// Says in words that a browser is too old for the page. Written for old browsers, so in old JavaScript.
(function () {
  var seats = document.getElementById("seats");
  var isFit = false;
  try {
    isFit = "noModule" in document.createElement("script") && !!window.WebSocket && !!window.ResizeObserver &&
      !!window.HTMLDialogElement && "inert" in HTMLElement.prototype && CSS.supports("container-type: inline-size");
  } catch (error) {
    isFit = false;
  }
  if (!isFit) {
    seats.firstElementChild.textContent =
      "This browser is too old for the sandbox. It needs Firefox 112, Chrome or Edge 105, Safari 16.4, or a newer one.";
    return;
  }
  seats.firstElementChild.textContent = "The sandbox is starting …";
  setTimeout(function () {
    if (document.documentElement.getAttribute("data-started")) return;
    seats.firstElementChild.textContent =
      "The page could not start. Please load it again; if that does not help, use a newer browser " +
      "(Firefox 112, Chrome or Edge 105, Safari 16.4, or later).";
  }, 5000);
})();
