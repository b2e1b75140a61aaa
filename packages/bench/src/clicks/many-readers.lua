-- Each click from a reader of its own: what nginx would tell the origin.
math.randomseed(os.time())
local click = math.random(0, 16777215)
wrk.headers["User-Agent"] =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36"
request = function()
  click = (click + 1) % 16777216
  wrk.headers["X-Forwarded-For"] =
    string.format("10.%d.%d.%d", math.floor(click / 65536), math.floor(click / 256) % 256, click % 256)
  return wrk.format("GET")
end
